import { expect, it } from 'vitest';
import { countGallery } from './add-photo';

const [before, saved, after] = [1, 2, 3].map((day) => new Date(`2026-11-0${day}T10:00:00Z`)) as [
  Date,
  Date,
  Date,
];

const page = (...urls: string[]) => ({
  sections: [
    {
      id: 'gallery-1',
      type: 'gallery',
      title: '',
      content: { images: urls.map((url) => ({ url, caption: '' })) },
      order: 0,
    },
  ],
});

it('counts what the saved page shows, and what came since', () => {
  const uploaded = [
    { url: '/uploads/a.jpg', createdAt: before },
    { url: '/uploads/taken-off.jpg', createdAt: before },
    { url: '/uploads/new.jpg', createdAt: after },
  ];
  const gallery = {
    pageData: page('/uploads/a.jpg', '/uploads/b.jpg'),
    updatedAt: saved,
    draftData: null,
    draftSavedAt: null,
    uploaded,
  };
  expect(countGallery(gallery)).toBe(3);
});

it('goes by the draft where there is one: what was removed there makes room', () => {
  const gallery = {
    pageData: page('/uploads/a.jpg', '/uploads/b.jpg'),
    updatedAt: before,
    draftData: { pageData: page('/uploads/b.jpg') },
    draftSavedAt: saved,
    uploaded: [
      { url: '/uploads/a.jpg', createdAt: before },
      { url: '/uploads/b.jpg', createdAt: after },
    ],
  };
  expect(countGallery(gallery)).toBe(1);
});
