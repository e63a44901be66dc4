/** Seven days, growing. */
const LINE = 'M0 66 46 54 93 60 140 34 186 42 233 16 280 22';

export function VisitsVignette() {
  return (
    <svg className="vignette-visits" viewBox="0 0 280 84" preserveAspectRatio="none" aria-hidden="true">
      <path className="vignette-visits__area" d={`${LINE}V84H0z`} />
      <path className="vignette-visits__line" d={LINE} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
