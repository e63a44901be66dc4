import { describe, expect, it } from 'vitest';
import {
  findUploadName,
  getLogoFileName,
  getMainFileName,
  getPictureFileName,
  getPictureShape,
  isUploadedPhoto,
  listFileNames,
  listPictureSources,
  parseImageUrl,
  toUploadUrl,
} from './image-file';

const id = 'a1B2c3D4e5F6g7H8';
const logo = { id, width: 320, height: 80, needsPlate: true };

describe('an upload', () => {
  it('has an address in which its name is found', () => {
    expect(findUploadName(toUploadUrl('a.jpg'))).toBe('a.jpg');
    expect(findUploadName('/images/templates/a.jpg')).toBeNull();
  });

  it('is a photo only as a stored JPEG, whatever its focus', () => {
    const photo = `${id}-640x480.jpg`;
    expect(isUploadedPhoto(toUploadUrl(photo))).toBe(true);
    expect(isUploadedPhoto(`${toUploadUrl(photo)}#focus=20,30`)).toBe(true);
    for (const other of [
      `/images/templates/${photo}`,
      toUploadUrl(getLogoFileName(logo)),
      toUploadUrl('a.jpg'),
    ])
      expect(isUploadedPhoto(other)).toBe(false);
  });
});

describe('a logo', () => {
  it('carries its facts in its name', () => {
    expect(getLogoFileName(logo)).toBe('a1B2c3D4e5F6g7H8-320x80-p.webp');
    expect(parseImageUrl(`/uploads/${getLogoFileName(logo)}`)).toEqual(logo);
    const clear = { ...logo, needsPlate: false, luminancePercent: 8 };
    expect(getLogoFileName(clear)).toBe('a1B2c3D4e5F6g7H8-320x80-l8.webp');
    expect(parseImageUrl(`/uploads/${getLogoFileName(clear)}`)).toEqual(clear);
  });

  it('of an older page may say nothing but its size', () => {
    const facts = { ...logo, needsPlate: false };
    expect(parseImageUrl('/uploads/a1B2c3D4e5F6g7H8-320x80.webp')).toEqual(facts);
  });

  it('is one file', () => {
    expect(listFileNames(getLogoFileName(logo))).toEqual([getLogoFileName(logo)]);
    expect(listPictureSources(`/uploads/${getLogoFileName(logo)}`)).toEqual([]);
  });
});

it('each file of a picture or logo says whose it is, half-written ones too', () => {
  for (const name of [getPictureFileName({ id, width: 700, height: 400 }), getLogoFileName(logo)]) {
    for (const file of listFileNames(name)) {
      expect([getMainFileName(file), getMainFileName(`${file}.part`)]).toEqual([name, name]);
    }
  }
});

describe('a picture', () => {
  it('names its variants, none wider than itself', () => {
    const name = getPictureFileName({ id, width: 700, height: 400 });
    expect(name).toBe('a1B2c3D4e5F6g7H8-700x400.jpg');
    expect(listFileNames(name)).toEqual([
      name,
      ...['480.avif', '480.webp', '700.avif', '700.webp'].map((end) => `${id}-700x400-${end}`),
    ]);
  });

  it('tells the browser of every width, the smallest format first', () => {
    const url = `/uploads/${getPictureFileName({ id, width: 1600, height: 900 })}`;
    const base = `/uploads/${id}-1600x900`;
    expect(listPictureSources(url)).toEqual([
      { format: 'avif', srcSet: `${base}-480.avif 480w, ${base}-960.avif 960w, ${base}-1600.avif 1600w` },
      { format: 'webp', srcSet: `${base}-480.webp 480w, ${base}-960.webp 960w, ${base}-1600.webp 1600w` },
    ]);
    expect(parseImageUrl(url)).toEqual({ id, width: 1600, height: 900, needsPlate: false });
  });

  it('that pages from a template share is like any other', () => {
    const url = `/images/templates/${getPictureFileName({ id, width: 1600, height: 900 })}`;
    expect(parseImageUrl(url)).toEqual({ id, width: 1600, height: 900, needsPlate: false });
    expect(listPictureSources(url)[0]?.srcSet).toContain(`/images/templates/${id}-1600x900-480.avif 480w`);
    expect(parseImageUrl(`/images/${getPictureFileName({ id, width: 1600, height: 900 })}`)).toBeNull();
  });

  it('that is small comes in its own width only', () => {
    expect(listFileNames(getPictureFileName({ id, width: 480, height: 300 }))).toHaveLength(3);
    expect(listFileNames(getPictureFileName({ id, width: 90, height: 60 }))).toHaveLength(3);
  });

  it('has the shape of its sides', () => {
    const shapes = [
      [1650, 'wide'],
      [1649, 'usual'],
      [1200, 'usual'],
      [1199, 'square'],
      [900, 'square'],
      [899, 'tall'],
    ] as const;
    for (const [width, shape] of shapes) expect(getPictureShape({ width, height: 1000 })).toBe(shape);
  });
});

it('knows nothing of other addresses', () => {
  for (const url of ['https://example.com/uploads/x.webp', '/uploads/../../etc/passwd', '/images/a.jpg']) {
    expect(parseImageUrl(url)).toBeNull();
    expect(listPictureSources(url)).toEqual([]);
  }
});
