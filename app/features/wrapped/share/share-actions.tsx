import { clsx } from "clsx";
import ImageDown from "lucide-react/icons/image-down";
import Share2 from "lucide-react/icons/share-2";
import { Button } from "#app/ui/button.tsx";
import { SaveImageButton } from "#app/ui/save-image-button.tsx";
import { copyWithToast } from "#app/ui/share-button.tsx";
import { topAchievementOf, type WrappedStats } from "../wrapped-stats.ts";

type Props = { stats: WrappedStats; year: string };

const importCard = () => import("./share-card.tsx");

/** Reserves the button's room for visitors with listening data, so that its appearance moves nothing. */
const unwanted = "invisible [:root:not([data-has-history])_&]:hidden";

/** Copies the summary, or saves it as an image for a story. */
export function ShareActions({ stats, year }: Props) {
  const share = () =>
    copyWithToast(shareText(stats, `${window.location.origin}/wrapped`), "Dev Wrapped stats copied to clipboard!");
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={share}>
        <Share2 className="size-4" />
        Share
      </Button>
      <SaveImageButton
        label="Save as image"
        icon={ImageDown}
        saved="Dev Wrapped saved as image!"
        fileName={`dev-wrapped-${year}.png`}
        importCard={importCard}
        card={{ stats, year }}
        className={clsx("md:order-first", stats.episodesCompleted === 0 && unwanted)}
      />
    </div>
  );
}

/** The summary for the clipboard; `link` is the page's URL. */
export function shareText(stats: WrappedStats, link: string): string {
  return [
    "My Dev Wrapped",
    "",
    `Episodes completed: ${stats.episodesCompleted}`,
    `Play sessions: ${stats.totalPlayEvents}`,
    `Top achievement: ${topAchievementOf(stats)}`,
    "",
    link,
  ].join("\n");
}
