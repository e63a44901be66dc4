import { getPdfFileName } from '@/core/pdf-file';
import { HARD_LINE, LONG_WORD, type SectionFixtures } from '../../definition/section-fixtures';
import type { DownloadsContent } from './definition';

const makePdfUrl = (name: string, bytes: number, pages: number | null) =>
  `/uploads/${getPdfFileName({ id: 'abcdefghijklmnop', name, bytes, pages })}`;

export const fixtures: SectionFixtures<DownloadsContent> = {
  typical: {
    title: 'Take home',
    content: {
      files: [
        {
          id: 'file-1',
          name: 'Catalogue of houses 2026',
          text: 'Three drawn houses with their plans and prices.',
          url: makePdfUrl('catalogue-2026.pdf', 6_100_000, 24),
        },
        {
          id: 'file-2',
          name: 'Standard of materials',
          text: '',
          url: makePdfUrl('standard.pdf', 312_000, 1),
        },
        {
          id: 'file-3',
          name: 'Model contract',
          text: '',
          url: makePdfUrl('Zmluva o dielo.pdf', 84_000, null),
        },
      ],
    },
  },
  empty: { title: '', content: { files: [] } },
  extreme: {
    title: HARD_LINE,
    content: {
      files: Array.from({ length: 4 }, (_, index) => ({
        id: `${index}`,
        name: index % 2 === 0 ? HARD_LINE : LONG_WORD,
        text: `${HARD_LINE}\n${HARD_LINE}`,
        url: makePdfUrl(HARD_LINE, 10_485_760, 99_999),
      })),
    },
  },
  others: [
    {
      title: 'For your project',
      content: {
        files: ['Bungalow', 'House with a storey', 'Warranty', 'Terms'].map((name, index) => ({
          id: name,
          name,
          text: '',
          url: makePdfUrl('catalogue.pdf', 1_200_000, 8),
          category: index < 2 ? 'Houses' : 'Papers',
        })),
      },
    },
  ],
};
