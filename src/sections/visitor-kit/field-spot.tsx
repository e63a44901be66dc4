import type { ReactNode } from 'react';
import type { FieldMark } from './field-marks';

interface FieldSpotProps {
  mark: FieldMark | undefined;
  /** True within a line; style sheets name `span` for other things there. */
  isInline?: boolean;
  children: ReactNode;
}

/**
 * Stands around a field that has no element to itself, such as a text below a name, where the page is edited in place;
 * visitors get what is in it alone.
 */
export function FieldSpot({ mark, isInline = false, children }: FieldSpotProps) {
  if (!mark) return children;
  return isInline ? <bdi {...mark}>{children}</bdi> : <div {...mark}>{children}</div>;
}
