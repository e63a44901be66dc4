import { PartMissing } from '../late/part-missing';
import { useLateParts } from '../late/use-late-parts';
import type { ScaledPageProps } from './scaled-page';

/** The page of the preview, as soon as what draws it is there. */
export function LatePage(props: ScaledPageProps) {
  const { parts, hasFailed } = useLateParts();
  if (parts) return <parts.ScaledPage {...props} />;
  return (
    <div className="preview__frame overflow-y-auto">
      <PartMissing hasFailed={hasFailed} className="block h-full" />
    </div>
  );
}
