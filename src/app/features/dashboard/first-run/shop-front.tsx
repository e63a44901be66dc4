import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import type { Answers, Kind } from './answers';

interface ShopFrontProps {
  answers: Pick<Answers, 'kind' | 'title' | 'town'>;
  /** True if the light is on; the awning stays rolled up until the page is published. */
  isLit: boolean;
}

const SIGN_LENGTH = 30;
const PLATE_LENGTH = 24;
/** A letter of the largest size takes so many units of the drawing, and the sign has room for so many. */
const SIGN = { size: 26, letter: 0.56, room: 300 };
const STRIPES = [0, 1, 2, 3, 4, 5, 6, 7];

/** Draws a small shop that grows with the answers, as decoration. */
export function ShopFront({ answers: { kind, title, town }, isLit }: ShopFrontProps) {
  const sign = shorten(title, SIGN_LENGTH);
  const plate = shorten(town, PLATE_LENGTH);
  return (
    <div
      className={classNames('first-shop', `first-shop--${kind ?? 'none'}`, isLit && 'is-lit')}
      aria-hidden="true"
    >
      <Land />
      <svg className="first-shop__front" viewBox="0 0 520 340" aria-hidden="true">
        <rect className="f-wall" x="76" y="24" width="368" height="304" rx="10" />
        <rect className={sign ? 'f-main' : 'f-bare'} x="96" y="38" width="328" height="46" rx="8" />
        {sign === '' && <path className="f-line" d="M120 61h60" />}
        <text className="f-sign" x="260" y="70" textAnchor="middle" fontSize={getSignSize(sign)}>
          {sign}
        </text>
        <rect className="f-window" x="96" y="150" width="212" height="126" rx="8" />
        {goods[kind ?? 'other']}
        <path className="f-deep" d="M332 328V170a10 10 0 0 1 10-10h72a10 10 0 0 1 10 10v158z" />
        <rect className="f-pane" x="346" y="176" width="64" height="70" rx="6" />
        <circle className="f-knob" cx="412" cy="262" r="5" />
        <rect className="f-main" x="60" y="100" width="400" height="20" rx="10" />
        {STRIPES.map((stripe) => (
          <rect key={stripe} className="f-stripe" x={84 + stripe * 47} y="100" width="23.5" height="20" />
        ))}
        <rect className="f-shade" x="60" y="113" width="400" height="7" rx="3.5" />
        {plate !== '' && (
          <>
            <rect className="f-plate" x="96" y="286" width="212" height="30" rx="6" />
            <text className="f-town" x="202" y="306" textAnchor="middle" fontSize="15">
              {plate}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}

function shorten(text: string, length: number): string {
  const letters = [...text.trim()];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : letters.join('');
}

function getSignSize(sign: string): number {
  const { size, letter, room } = SIGN;
  return Math.min(size, room / (Math.max(1, sign.length) * letter));
}

function Land() {
  return (
    <svg
      className="first-shop__land"
      viewBox="0 0 720 780"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle className="f-sun" cx="560" cy="210" r="84" />
      <path className="f-far" d="M0 430 120 300l70 66 96-140 120 150 84-70 110 96 120-60v370H0z" />
      <path className="f-hill" d="M0 500q120-76 250-30t240-10 230 10v310H0z" />
      <path className="f-meadow" d="M0 580q180-60 360-20t360-10v230H0z" />
      <path className="f-tree" d="M56 640l28-150 28 150zM640 650l32-176 32 176zM12 650l22-110 22 110z" />
      <path className="f-pine" d="M596 660l24-120 24 120zM104 656l20-96 20 96z" />
      <path className="f-grass" d="M0 650q200-24 400-10t320-6v146H0z" />
      <path className="f-path" d="M330 780q10-60 60-124h60q-20 60 10 124z" />
    </svg>
  );
}

const plant = (
  <>
    <path className="f-pot" d="M186 272h34l-4-22h-26z" />
    <path
      className="f-leaf"
      d="M203 252c-3-26-20-28-26-42 20 0 28 16 26 42zm0 0c0-28 8-42 24-54 4 24-6 42-24 54z"
    />
  </>
);

/** The window shows what the business sells or does. */
const goods: Record<Kind, ReactNode> = {
  beauty: (
    <>
      <rect className="f-leaf" x="112" y="226" width="22" height="46" rx="6" />
      <rect className="f-deep" x="117" y="214" width="12" height="14" rx="3" />
      <rect className="f-soft" x="144" y="240" width="28" height="32" rx="6" />
      {plant}
      <path className="f-main" d="M232 272v-52a28 28 0 0 1 56 0v52z" />
      <path className="f-stripe" d="M238 272v-50a22 22 0 0 1 44 0v50z" />
    </>
  ),
  food: (
    <>
      <path className="f-soft" d="M112 272h58l-6-24a24 24 0 0 0-46 0z" />
      <path className="f-line" d="M128 252l8-14M144 250l8-14" />
      {plant}
      <path className="f-main" d="M236 240h44v14a18 18 0 0 1-18 18h-8a18 18 0 0 1-18-18z" />
      <path className="f-handle" d="M280 246h6a8 8 0 0 1 0 16h-8" />
      <path className="f-steam" d="M250 230q-6-8 0-14t0-14M266 230q-6-8 0-14t0-14" />
    </>
  ),
  building: (
    <>
      <path className="f-main" d="M108 232l34-28 34 28z" />
      <path className="f-soft" d="M116 232h52v40h-52z" />
      <path className="f-deep" d="M134 246h16v26h-16z" />
      {plant}
      <path className="f-wood" d="M256 214h10v58h-10z" />
      <path className="f-deep" d="M238 204h38q12 0 16 16l-16-4h-38z" />
    </>
  ),
  stays: (
    <>
      <path className="f-main" d="M110 216h8v56h-8zM172 244h8v28h-8z" />
      <path className="f-soft" d="M118 238h54q8 0 8 8v14h-62z" />
      <rect className="f-stripe" x="121" y="228" width="22" height="12" rx="5" />
      {plant}
      <path className="f-wood" d="M258 232h6v40h-6z" />
      <path className="f-lamp" d="M244 236l8-32h18l8 32z" />
      <path className="f-deep" d="M246 268h30v4h-30z" />
    </>
  ),
  selling: (
    <>
      <path className="f-soft" d="M112 240h26a6 6 0 0 1 6 6v26h-38v-26a6 6 0 0 1 6-6z" />
      <path className="f-deep" d="M110 230h30v10h-30z" />
      <path className="f-main" d="M150 252h22v20h-22z" />
      <path className="f-deep" d="M149 244h24v8h-24z" />
      {plant}
      <path className="f-leaf" d="M246 272v-30q0-6 6-10v-24h12v24q6 4 6 10v30z" />
      <path className="f-stripe" d="M246 246h24v14h-24z" />
    </>
  ),
  other: plant,
};
