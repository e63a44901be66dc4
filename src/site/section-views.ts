import type { SectionType } from '@/sections/page/definitions';
import type { SectionView } from '@/sections/visitor-kit/define-view';

/** Each type's view, by its folder: `definitions.test.tsx` fails for a type without one. */
const views = import.meta.glob<SectionView>('../sections/types/*/view.tsx', { eager: true, import: 'view' });
const viewByType = new Map(Object.values(views).map((view) => [view.type, view]));

export function getView(type: SectionType): SectionView {
  const view = viewByType.get(type);
  if (!view) throw new Error(`src/sections/types/${type} has no view`);
  return view;
}
