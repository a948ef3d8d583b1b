/** The patient's face, 100 units wide and 120 high, for a picture that sets the outline. */
export function BugShape() {
  return (
    <>
      <path d="M31 30q-2-19-22-24M69 30q2-19 22-24" />
      <circle cx="50" cy="71" r="46" fill="#74c35a" />
      <g stroke="#1d2623">
        <circle cx="32" cy="69" r="15" fill="#fff6dc" />
        <circle cx="36" cy="66" r="8" fill="#1d2623" stroke="none" />
        <circle cx="68" cy="69" r="15" fill="#fff6dc" />
        <circle cx="72" cy="66" r="8" fill="#1d2623" stroke="none" />
        <path d="M38 98q12-9 26-3" />
      </g>
    </>
  );
}
