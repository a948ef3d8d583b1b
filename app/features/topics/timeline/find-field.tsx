import { clsx } from "clsx";
import Search from "lucide/dist/esm/icons/search.mjs";
import { useQueryText } from "#app/search/search-hooks.ts";
import { Icon } from "#app/ui/icon.tsx";

/** From so many letters on words are looked for: the beginnings of words by fewer would light half of the show. */
export const shortestQuery = 2;

type Props = {
  /** The class of the colour in which what was found is lit. */
  color: string | undefined;
  onFocus: () => void;
};

/** The field for words that chapters are searched for: the address has them once one stops typing. */
export function FindField({ color, onFocus }: Props) {
  const [words, setWords, settle] = useQueryText("q");
  return (
    <li className={clsx("find", color)}>
      <label className="topic">
        <Icon shape={Search} className="size-4" />
        <input
          type="search"
          aria-label="Find a word"
          placeholder="Find a word"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onFocus={onFocus}
          onBlur={settle}
        />
      </label>
    </li>
  );
}
