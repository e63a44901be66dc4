import Hammer from 'lucide-react/icons/hammer';
import * as z from 'zod/mini';
import { toSafeImageUrl } from '@/core/link';
import { key } from '@/core/messages';
import { countCharacters } from '@/core/text';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

export const MAX_PROJECTS = 40;
export const MAX_PROJECT_PICTURES = 8;
const FACT_MAX_LENGTH = 80;

const content = createContentSchemas(({ itemId, requiredText, text, line, list, imageUrl }) => {
  const picture = z.object({
    url: imageUrl,
    /** The text says what the picture shows, for those who cannot see it. */
    alt: z.optional(text),
  });
  const project = z.object({
    id: itemId,
    name: requiredText(key('validation.serviceTitle')),
    text: z._default(text, ''),
    place: z._default(line(FACT_MAX_LENGTH), ''),
    /** The owner writes it in words, for example `2025` or `spring 2024 – autumn 2025`. */
    year: z._default(line(FACT_MAX_LENGTH), ''),
    before: z.optional(picture),
    after: z.optional(picture),
    pictures: z._default(list(picture, MAX_PROJECT_PICTURES, key('validation.tooManyProjectPictures')), []),
  });
  return z.object({
    projects: z._default(list(project, MAX_PROJECTS, key('validation.tooManyProjects')), []),
  });
});
export type ProjectsContent = z.infer<typeof content.saved>;
export type Project = ProjectsContent['projects'][number];
type ProjectPicture = Project['pictures'][number];

const INDEX_MIN = 4;
/** The grid of a mosaic is full with exactly these numbers of pictures. */
const MOSAIC_PICTURES = [5, 9];
/** The name, place and year of a project must have room on its first picture, also on a phone. */
const MOSAIC_WORDS_MAX = 60;
const MOBILE_PREVIEW_PROJECTS = 3;

const isShown = (picture: ProjectPicture | undefined) =>
  picture !== undefined && toSafeImageUrl(picture.url) !== null;

/** A picture before or after alone compares nothing. */
export function hasPair({ before, after }: Project): boolean {
  return isShown(before) && isShown(after);
}

/** Lists all pictures of a project in order: before and after, then the others. */
function listPictures({ before, after, pictures }: Project): ProjectPicture[] {
  return [before, after, ...pictures].filter((picture) => picture !== undefined);
}

/** Returns true if at least half of the projects have something to compare. */
function fitsCompare({ projects: list }: ProjectsContent): boolean {
  const pairs = list.filter(hasPair).length;
  return pairs > 0 && pairs >= list.length / 2;
}

/** Returns true for pictures that need no text, which would have no room among them. */
function fitsMosaic({ projects: list }: ProjectsContent): boolean {
  const pictures = list.flatMap(listPictures).filter(isShown);
  return MOSAIC_PICTURES.includes(pictures.length) && list.every(isForMosaic);
}

function isForMosaic(project: Project): boolean {
  const { name, place, year, text, pictures } = project;
  return (
    text.trim() === '' &&
    countCharacters(name + place + year) <= MOSAIC_WORDS_MAX &&
    !hasPair(project) &&
    pictures.some(isShown)
  );
}

export const projects = defineSection({
  type: 'projects',
  icon: Hammer,
  feature: 'projects',
  content,
  defaults: (t) => ({ title: t('sectionTypes.projects.defaultTitle'), content: { projects: [] } }),
  shownTitle: (title) => title,
  summary: (title, { projects: list }) => title || list.map(({ name }) => name).join(', '),
  titleRole: 'name',
  isEmpty: ({ projects: list }) => list.length === 0,
  countItems: ({ projects: list }) => list.length,
  layouts: [
    { name: 'sheet' },
    { name: 'compare', fits: fitsCompare, suits: () => true },
    { name: 'mosaic', fits: fitsMosaic, suits: () => true },
    { name: 'index', fits: ({ projects: list }) => list.length >= INDEX_MIN, suits: () => true },
  ],
  mobilePreview: ({ projects: list }) => ({ projects: list.slice(0, MOBILE_PREVIEW_PROJECTS) }),
  onServer: import.meta.env.SSR
    ? {
        // The project is shared with the picture after the work, not the one before.
        shareImages: ({ projects: list }) =>
          list.flatMap(({ name, before, after, pictures }) =>
            [after, ...pictures, before]
              .filter((picture) => picture !== undefined)
              .filter(({ url }) => url !== '')
              .map(({ url, alt }) => ({ url, alt: alt || name })),
          ),
      }
    : undefined,
});
