import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { bitsOf } from "#app/lib/bits.ts";
import { hueOf } from "#app/lib/topic-family.ts";
import { site } from "#app/site.ts";
import { BitPattern } from "#app/ui/bit-pattern.tsx";
import { twoDigits } from "#app/ui/episode-cover.tsx";

/** Pixels of the picture that other sites show beside a link. */
export const shareCardSize = { width: 1200, height: 630 } as const;

const margin = 80;

type Props = {
  episode: Pick<EpisodeSummary, "number" | "slug" | "tags" | "duration">;
  /** Large lines: the guest, or the topic where there is none. */
  title: readonly string[];
  /** Small lines under them. */
  subtitle: readonly string[];
};

/** An episode's cover as the picture of a shared link. SVG does not wrap text: the lines come ready made. */
export function EpisodeShareCard({ episode, title, subtitle }: Props) {
  const { width, height } = shareCardSize;
  const { ground, ink } = hueOf(episode.tags);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill={ground} />
      <g fontFamily="JetBrains Mono SemiBold">
        <BitPattern bits={bitsOf(episode.slug)} rows={7} columns={46} width={width} height={368} ink={ink} />
        <rect x={margin} y="84" width="10" height="226" fill={ink} />
        <text x={margin + 40} y="302" fill={ink} fontSize="290" letterSpacing="-16">
          {twoDigits(episode.number)}
        </text>
        <text x={width - margin} y="112" fill={ink} fontSize="30" textAnchor="end">
          {episode.duration} min
        </text>
      </g>
      <g fill="#ffffff" fontFamily="FiraGO ExtraBold">
        {title.map((line, index) => (
          <text key={line} x={margin} y={410 + index * 66} fontSize="58">
            {line}
          </text>
        ))}
      </g>
      <g fill="#ffffff" fontFamily="FiraGO SemiBold">
        {subtitle.map((line, index) => (
          <text key={line} x={margin} y={340 + title.length * 66 + 52 + index * 44} fontSize="32">
            {line}
          </text>
        ))}
        <text x={width - margin} y="160" fill={ink} fontSize="34" textAnchor="end">
          {site.name}
        </text>
      </g>
    </svg>
  );
}
