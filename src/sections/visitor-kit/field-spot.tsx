import type { ReactNode } from 'react';
import type { FieldMark } from './field-marks';

interface FieldSpotProps {
  mark: FieldMark | undefined;
  /** True within a line, where style sheets use `span` for other things. */
  isInline?: boolean;
  children: ReactNode;
}

/**
 * Wraps a field that has no element of its own, such as a text below a name, where the owner edits the page in its place;
 * visitors get only its content.
 */
export function FieldSpot({ mark, isInline = false, children }: FieldSpotProps) {
  if (!mark) return children;
  return isInline ? <bdi {...mark}>{children}</bdi> : <div {...mark}>{children}</div>;
}
