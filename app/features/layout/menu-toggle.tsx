import { icon } from "#app/ui/icon.tsx";
import { X } from "#app/ui/icons.ts";

const Menu = /* @__PURE__ */ icon("M4 5h16M4 12h16M4 19h16");

type Props = { isOpen: boolean; controls: string; onToggle: () => void; className?: string };

/** Opens and closes a header's menu on small screens. */
export function MenuToggle({ isOpen, controls, onToggle, className }: Props) {
  const Icon = isOpen ? X : Menu;
  return (
    <button
      type="button"
      aria-label={isOpen ? "Close menu" : "Open menu"}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={`inline-flex size-11 items-center justify-center rounded-md hover:bg-raised ${className ?? ""}`}
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  );
}
