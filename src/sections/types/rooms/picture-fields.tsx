import { useTranslations } from 'use-intl';
import { changeItem } from '../../editor-kit/change-item';
import type { SectionEditorProps } from '../../editor-kit/define-editor';
import { PictureField } from '../../editor-kit/image-field';
import { ItemField } from '../../editor-kit/item-fields';
import { MAX_ROOM_PICTURES, type Room, type RoomPicture, type RoomsContent } from './definition';

interface PictureFieldsProps {
  sectionId: string;
  room: Room;
  errors: Readonly<Record<string, string>>;
  path: string;
  onUpload: SectionEditorProps<RoomsContent>['onUpload'];
  onChange: (room: Room) => void;
}

/** The pictures of a room, with an empty place below them while there is room for another. */
export function PictureFields({ sectionId, room, errors, path, onUpload, onChange }: PictureFieldsProps) {
  const t = useTranslations('sections.rooms');
  const { pictures } = room;
  const places: RoomPicture[] =
    pictures.length < MAX_ROOM_PICTURES ? [...pictures, { url: '' }] : [...pictures];
  return places.map((picture, index) => {
    const slot = `${room.id} ${index}`;
    const change = (changed: RoomPicture) =>
      onChange({ ...room, pictures: putPicture(pictures, index, changed) });
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a picture is known by its place
      <div key={index} className="grid gap-2">
        <PictureField
          sectionId={sectionId}
          slot={slot}
          label={t('picture', { number: index + 1 })}
          addressLabel={t('imageUrl')}
          url={picture.url}
          error={errors[`${path}.pictures.${index}.url`]}
          onFile={(file) =>
            onUpload({ slot, files: [file], kind: 'picture', place: placePicture(room.id, index) })
          }
          onChange={(url) => change({ ...picture, url })}
        />
        {picture.url !== '' && (
          <ItemField
            label={t('alt')}
            isOptional
            value={picture.alt ?? ''}
            error={errors[`${path}.pictures.${index}.alt`]}
            onChange={(alt) => change(alt === '' ? { url: picture.url } : { ...picture, alt })}
          />
        )}
      </div>
    );
  });
}

/** A picture without an address is taken out. */
function putPicture(pictures: readonly RoomPicture[], index: number, picture: RoomPicture): RoomPicture[] {
  if (picture.url === '') return pictures.toSpliced(index, 1);
  return index < pictures.length ? pictures.with(index, picture) : [...pictures, picture];
}

/** Gives an uploaded picture to a room, which may have become full meanwhile. */
function placePicture(roomId: string, index: number) {
  return (content: RoomsContent, url: string): RoomsContent | null => {
    const rooms = changeItem(content.rooms, roomId, (room) => {
      if (index >= room.pictures.length && room.pictures.length >= MAX_ROOM_PICTURES) return null;
      return { ...room, pictures: putPicture(room.pictures, index, { ...room.pictures[index], url }) };
    });
    return rooms && { ...content, rooms };
  };
}
