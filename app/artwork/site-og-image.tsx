import { site } from "#app/site.ts";

import { BitPattern } from "./bit-pattern.tsx";
import { HeroDrawing } from "./hero-drawing.tsx";

/**
 * The site's face as the picture of a shared link: name, tagline and a session on the bits of its name. SVG does not wrap text: the
 * tagline comes in lines.
 */
export function SiteOgImage({ tagline }: { tagline: readonly string[] }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="#0b0f0e" />
      <g fontFamily="JetBrains Mono SemiBold">
        <BitPattern text={site.name} rows={12} columns={46} width={1200} height={630} ink="#1f6f57" />
      </g>
      <g fontFamily="FiraGO ExtraBold">
        <text x="80" y="150" fill="#3ce6b0" fontSize="52">
          {site.name}
        </text>
        <g fill="#eef4f1" fontSize="76">
          {tagline.map((line, index) => (
            <text key={line} x="80" y={278 + index * 88}>
              {line}
              {index === tagline.length - 1 && <tspan fill="#3ce6b0">|</tspan>}
            </text>
          ))}
        </g>
      </g>
      <svg x="640" y="112" width="508" height="437" viewBox="0 -44 540 464" color="#eef4f1">
        <HeroDrawing />
        <g fill="#14201c" fontFamily="JetBrains Mono SemiBold" fontSize="72">
          <text x="196" y="106">
            &gt;_
          </text>
        </g>
      </svg>
    </svg>
  );
}
