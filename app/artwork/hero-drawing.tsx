import { DuckShape } from "./duck.tsx";

/** The duck in the armchair, the bug on the couch, and the notebook between them (see hero.tsx). */
export function HeroDrawing() {
  return (
    <svg viewBox="0 -44 540 464" width="540" height="464" aria-hidden="true" className="h-auto w-full">
      <g fill="none" stroke="currentColor" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path d="M22 404v-104q0-16 14-18v-92q0-24 24-24h86q24 0 24 24v92q16 2 16 18v104z" fill="#a9744a" />
        <path d="M172-24h200q12 0 12 12v272q0 12-12 12h-200q-12 0-12-12v-272q0-12 12-12z" fill="#fff6dc" />
        <path d="M190-38v26M218-38v26M246-38v26M274-38v26M302-38v26M330-38v26M354-38v26" />
        <path d="M190-13v1M218-13v1M246-13v1M274-13v1M302-13v1M330-13v1M354-13v1" stroke="#1d2623" />

        <g transform="translate(196 176) scale(-1.6 1.6)" strokeWidth="4.4">
          <DuckShape eyeClass="session-blink" />
        </g>
        <path d="M22 404v-100q0-22 18-22t18 22v36h92v-36q0-22 18-22t18 22v100z" fill="#a9744a" />
        <path className="session-pen" d="M176 300l40-42" strokeWidth="11" />
        <path d="M312 404v-91q0-8 8-8h6v-50q0-9 9-9h170q9 0 9 9v50h6q8 0 8 8v91z" fill="#e8705c" />
        <path d="M328 324v37h184v-37" stroke="#1d2623" />
        <path d="M322 404v7M518 404v7" />
        <path d="M371 269q-23 -4 -34 6M371 288q-23 -4 -34 8M371 306q-23 -4 -34 10" />
        <path d="M453 269q23 -4 34 6M453 288q23 -4 34 8M453 306q23 -4 34 10" />
        <ellipse cx="412" cy="285" rx="50" ry="46" fill="#74c35a" />
        <path d="M412 262v64" stroke="#1d2623" />
        <circle cx="389" cy="299" r="7" fill="#3f8f4a" stroke="none" />
        <circle cx="435" cy="301" r="8" fill="#3f8f4a" stroke="none" />
        <path d="M394 175q-2 -18 -21 -23M430 175q2 -18 21 -23" />
        <circle cx="412" cy="214" r="46" fill="#74c35a" />

        <g stroke="#1d2623">
          <circle cx="395" cy="214" r="14" fill="#fff6dc" />
          <circle cx="391" cy="218" r="8" fill="#1d2623" stroke="none" />
          <circle cx="429" cy="214" r="14" fill="#fff6dc" />
          <circle cx="425" cy="218" r="8" fill="#1d2623" stroke="none" />
          <path d="M396 245q16 -16 31 0M384 186l14-8M440 186l-14-8" />
        </g>
        <path className="session-tear" d="M432 226q9 13 0 17q-9-4 0-17z" fill="#7cb8f2" stroke="none" />
        <path d="M4 412h532" />
      </g>
    </svg>
  );
}
