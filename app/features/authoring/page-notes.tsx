import { type CSSProperties, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The development server's notes on the file that a page shows. */
type Notes = { file: string; leftOut?: string; notes?: string[] };

// Inline styles, because the production style sheet includes every class name in the source.
const bar: CSSProperties = {
  position: "fixed",
  insetInlineStart: 8,
  insetBlockEnd: 8,
  zIndex: 60,
  maxInlineSize: "min(40rem, calc(100vw - 16px))",
  maxBlockSize: "50vh",
  overflow: "auto",
  padding: "6px 10px",
  border: "1px solid #6d6d6d",
  borderRadius: 6,
  background: "#1b1b1b",
  color: "#f2f2f2",
  font: "13px/1.5 monospace",
};
const fileButton: CSSProperties = {
  color: "#9fd0ff",
  textAlign: "start",
  textDecoration: "underline",
  cursor: "pointer",
};
const mark: CSSProperties = { color: "#1b1b1b", background: "#ffcf7d", padding: "0 6px", borderRadius: 4 };

/**
 * Development only: shows the page's content file, why builds leave it out, and its problems and advice. The file
 * name opens the file in the editor.
 */
export function PageNotes() {
  const { pathname } = useLocation();
  const [found, setFound] = useState<{ pathname: string; notes: Notes | null }>();
  useEffect(() => {
    const ask = async () => {
      const answer = await fetch(`/__content-notes?page=${encodeURIComponent(pathname)}`);
      setFound({ pathname, notes: (await answer.json()) as Notes | null });
    };
    const askQuietly = () => void ask().catch(() => undefined);
    askQuietly();
    import.meta.hot?.on("content:checked", askQuietly);
    return () => import.meta.hot?.off("content:checked", askQuietly);
  }, [pathname]);
  const notes = found?.pathname === pathname ? found.notes : undefined;
  if (!notes) return null;
  const { file, leftOut, notes: lines } = notes;
  if (!lines) return <aside aria-label="Notes for authors" style={bar}>{`${file} is gone, or was never there`}</aside>;
  return (
    <aside aria-label="Notes for authors" style={bar}>
      <details open={lines.length > 0}>
        <summary>
          {leftOut && <strong style={mark}>{`In no build: ${leftOut}`}</strong>} <FileButton file={file} label={file} />{" "}
          {lines.length === 0 ? "nothing is missing" : `${lines.length} to do`}
        </summary>
        <ul>
          {lines.map((text) => (
            <li key={text}>
              <FileButton file={file} line={/\(line (\d+)\)$/.exec(text)?.[1]} label={text} />
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}

function FileButton({ file, line, label }: { file: string; line?: string; label: string }) {
  const place = encodeURIComponent(line ? `${file}:${line}` : file);
  const open = () => void fetch(`/__open-in-editor?file=${place}`).catch(() => undefined);
  return (
    <button type="button" onClick={open} style={fileButton}>
      {label}
    </button>
  );
}
