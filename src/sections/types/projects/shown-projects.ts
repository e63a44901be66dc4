import { toSafeImageUrl } from '@/core/link';
import type { ViewMode } from '../../visitor-kit/define-view';
import type { ShownImage } from '../../visitor-kit/describe-image';
import { hasPair, type Project } from './definition';

/** A picture stands on the page; `number` is its place among all pictures of the section. */
export interface ShownPicture {
  url: string;
  alt: string;
  side?: 'before' | 'after';
  number: number;
  /** They lead from the section to the address of the picture, in previews only. */
  steps?: readonly string[];
}

export interface ShownProject extends Pick<Project, 'id' | 'name' | 'text' | 'place' | 'year'> {
  /** True if the first two pictures are before and after. */
  isPair: boolean;
  pictures: ShownPicture[];
}

/** Returns projects with the pictures that can be shown; previews also show those that cannot. */
export function showProjects(projects: readonly Project[], mode: ViewMode): ShownProject[] {
  let number = 0;
  return projects.map((project) => {
    const { id, name, text, place, year, before, after, pictures } = project;
    const all = [
      before && { ...before, side: 'before' as const, place: ['before'] },
      after && { ...after, side: 'after' as const, place: ['after'] },
      ...pictures.map((picture, index) => ({ ...picture, place: ['pictures', String(index)] })),
    ];
    const shown = all
      .filter((picture) => picture !== undefined)
      .filter(({ url }) => (mode === 'public' ? toSafeImageUrl(url) !== null : url.trim() !== ''))
      .map(({ place: steps, ...picture }) => ({
        ...picture,
        alt: picture.alt?.trim() ?? '',
        number: number++,
        // Visitors' pages carry nothing that only the editor needs.
        ...(mode !== 'public' && { steps: ['content', 'projects', id, ...steps, 'url'] }),
      }));
    return { id, name, text, place, year, isPair: hasPair(project), pictures: shown };
  });
}

/** Says in one line where a project stands and since when; empty when the owner has not said. */
export function formatWhereAndWhen({ place, year }: Pick<Project, 'place' | 'year'>): string {
  return [place.trim(), year.trim()].filter((fact) => fact !== '').join(' · ');
}

/**
 * Lists the pictures of all projects as they are enlarged: each says to which project and which side of a pair it belongs.
 */
export function listEnlargedPictures(
  projects: readonly ShownProject[],
  words: { before: string; after: string },
): ShownImage[] {
  return projects.flatMap(({ name, place, pictures }) => {
    const project = [name.trim(), place.trim()].filter((part) => part !== '').join(', ');
    return pictures.map(({ url, alt, side }) => ({
      url,
      alt,
      caption: side ? `${words[side]} · ${project}` : project,
    }));
  });
}
