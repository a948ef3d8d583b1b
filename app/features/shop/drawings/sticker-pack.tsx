import type { Hue } from "#app/content/topics.ts";

/** Four stickers: the lost semicolon, a review, a status code, and one that is coming off. */
export function StickerPack({ ground, ink }: Hue) {
  return (
    <>
      <g transform="rotate(-9 96 84)">
        <rect x="34" y="48" width="124" height="70" rx="14" fill={ink} />
        <path d="M66 116l-6 24 30-24z" fill={ink} />
        <rect x="41" y="55" width="110" height="56" rx="9" fill={ground} />
        <text x="96" y="94" fill={ink} fontSize="34" textAnchor="middle">
          LGTM
        </text>
      </g>
      <g transform="rotate(8 226 76)">
        <circle cx="226" cy="78" r="50" fill={ink} stroke={ground} strokeWidth="4" />
        <text x="226" y="102" fill={ground} fontSize="84" textAnchor="middle">
          ;
        </text>
      </g>
      <g transform="rotate(5 110 178)">
        <path d="M66 150h76l14 28-14 30H66l-14-30z" fill={ink} stroke={ground} strokeWidth="4" />
        <text x="104" y="188" fill={ground} fontSize="27" textAnchor="middle">
          404
        </text>
      </g>
      <g transform="rotate(-6 220 176)">
        <path d="M176 142h92v40l-30 30h-62z" fill={ink} stroke={ground} strokeWidth="4" />
        <path d="M268 182l-30 30c6-10 6-20 2-28 8 4 18 4 28-2z" fill={ground} stroke={ink} strokeWidth="3" />
        <text x="220" y="178" fill={ground} fontSize="30" textAnchor="middle">
          WIP
        </text>
      </g>
    </>
  );
}
