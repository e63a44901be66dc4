import { keyPictures, unkeyPictures } from '@/core/keyed-pictures';
import { changeItem } from '../change-item';
import { ItemField } from '../item-fields';
import { PictureField } from './image-field';

/** The picture stands in a list of an item; without an address it is an empty place. */
export interface ItemPicture {
  url: string;
  /** The text says what the picture shows, for those who cannot see it. */
  alt?: string;
}

interface PictureTexts {
  /** Returns what a picture is called by its number, from 1. */
  picture: (number: number) => string;
  imageUrl: string;
  alt: string;
}

interface PictureFieldsProps {
  sectionId: string;
  /** The pictures belong to the item with this id. */
  itemId: string;
  pictures: readonly ItemPicture[];
  max: number;
  texts: PictureTexts;
  errors: Readonly<Record<string, string>>;
  /** Errors have this path for the list. */
  path: string;
  /** Called when a file was chosen for a picture, which `placePicture` finds by its id when the file has come. */
  onFile: (file: File, pictureId: string, slot: string) => void;
  onChange: (pictures: ItemPicture[]) => void;
}

/** Draws the pictures of an item, with an empty place below them while there is room for another. */
export function PictureFields({
  sectionId,
  itemId,
  pictures,
  max,
  texts,
  errors,
  path,
  onFile,
  onChange,
}: PictureFieldsProps) {
  const places = pictures.length < max ? [...pictures, { url: '' }] : pictures;
  return keyPictures(places).map(({ id, ...picture }, index) => {
    const slot = `${itemId} ${id}`;
    return (
      <OnePictureField
        // biome-ignore lint/suspicious/noArrayIndexKey: the id changes while an address is typed
        key={index}
        sectionId={sectionId}
        slot={slot}
        label={texts.picture(index + 1)}
        texts={texts}
        picture={picture}
        errors={errors}
        path={`${path}.${index}`}
        onFile={(file) => onFile(file, id, slot)}
        onChange={(changed) => onChange(putPicture(pictures, index, changed))}
      />
    );
  });
}

interface OnePictureFieldProps extends Pick<PictureFieldsProps, 'sectionId' | 'errors' | 'path'> {
  slot: string;
  label: string;
  texts: Pick<PictureTexts, 'imageUrl' | 'alt'>;
  picture: ItemPicture;
  onFile: (file: File) => void;
  onChange: (picture: ItemPicture) => void;
}

/** Draws a picture and, as soon as there is one, a field for what it shows in words. */
export function OnePictureField({
  label,
  texts,
  picture,
  errors,
  path,
  onChange,
  ...field
}: OnePictureFieldProps) {
  return (
    <div className="grid gap-2">
      <PictureField
        {...field}
        label={label}
        addressLabel={texts.imageUrl}
        url={picture.url}
        error={errors[`${path}.url`]}
        onChange={(url) => onChange({ ...picture, url })}
      />
      {picture.url !== '' && (
        <ItemField
          label={texts.alt}
          isOptional
          value={picture.alt ?? ''}
          error={errors[`${path}.alt`]}
          onChange={(alt) => onChange(alt === '' ? { url: picture.url } : { ...picture, alt })}
        />
      )}
    </div>
  );
}

/** Returns the pictures with one of them changed, or without it if it has no address. */
function putPicture(pictures: readonly ItemPicture[], index: number, picture: ItemPicture): ItemPicture[] {
  if (picture.url === '') return pictures.toSpliced(index, 1);
  return index < pictures.length ? pictures.with(index, picture) : [...pictures, picture];
}

/**
 * Returns the pictures with an uploaded one in the place of that with the id, or at the end if it was chosen for the empty
 * place, which has an empty id; null when its place is gone, or when they have become full meanwhile.
 */
export function placePicture(
  pictures: readonly ItemPicture[],
  id: string,
  url: string,
  max: number,
): ItemPicture[] | null {
  if (id === '') return pictures.length < max ? [...pictures, { url }] : null;
  const placed = changeItem(keyPictures(pictures), id, (picture) => ({ ...picture, url }));
  return placed && unkeyPictures(placed);
}
