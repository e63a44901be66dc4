import { BedDouble } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TextAreaField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { changeItem } from '../../editor-kit/change-item';
import { defineEditor, type SectionEditorProps } from '../../editor-kit/define-editor';
import { Fold, hasErrorAt } from '../../editor-kit/fold';
import { GrowingList, type ItemControl } from '../../editor-kit/growing-list';
import { useSectionTargets } from '../../editor-kit/host';
import { ItemField } from '../../editor-kit/item-fields';
import { sketchLines } from '../../editor-kit/layout-sketch';
import { PictureFields, placePicture } from '../../editor-kit/pictures/picture-fields';
import { RichTextField } from '../../editor-kit/rich-text/rich-text-field';
import { SectionTitleField } from '../../editor-kit/section-title-field';
import { MAX_ROOM_PICTURES, MAX_ROOMS, type Room, type RoomsContent, rooms } from './definition';
import { PriceFields } from './price-fields';

function RoomsEditor(props: SectionEditorProps<RoomsContent>) {
  const { title, content, onTitleChange, onChange, errors } = props;
  const t = useTranslations('sections.rooms');
  const isFull = content.rooms.length >= MAX_ROOMS;
  return (
    <>
      <SectionTitleField title={title} error={errors.title} onChange={onTitleChange} />
      <div>
        <GrowingList
          items={content.rooms}
          field="rooms"
          kind="room"
          icon={BedDouble}
          texts={{ empty: t('empty'), add: t('add') }}
          full={isFull ? <p className="hint">{t('full', { max: MAX_ROOMS })}</p> : undefined}
          getTitle={({ name }) => name}
          getName={(number) => t('unnamed', { number })}
          errors={errors}
          makeItem={makeRoom}
          onChange={(list) => onChange({ ...content, rooms: list })}
          renderFields={(room, control) => <RoomFields {...props} {...control} room={room} />}
        />
      </div>
    </>
  );
}

function makeRoom(id: string): Room {
  return { id, name: '', text: '', size: '', beds: '', equipment: [], pictures: [], prices: [] };
}

interface RoomFieldsProps
  extends ItemControl<Room>,
    Pick<SectionEditorProps<RoomsContent>, 'id' | 'onUpload'> {
  room: Room;
}

function RoomFields({ id, room, errors, path, isNew, onUpload, onChange }: RoomFieldsProps) {
  const t = useTranslations('sections.rooms');
  const common = useTranslations('sections.common');
  const getFieldProps = (name: 'name' | 'size' | 'beds') => ({
    label: t(name),
    value: room[name],
    error: errors[`${path}.${name}`],
  });
  const hasErrorIn = (...names: string[]) => names.some((name) => hasErrorAt(errors, `${path}.${name}`));
  const equipmentError = Object.keys(errors).find((at) => at.startsWith(`${path}.equipment`));
  return (
    <>
      <ItemField
        {...getFieldProps('name')}
        required
        isFocused={isNew}
        onChange={(name) => onChange({ ...room, name })}
      />
      <RichTextField
        label={t('text')}
        labelNote={common('optional')}
        rows={3}
        content={room}
        name="text"
        errors={errors}
        path={path}
        onChange={onChange}
      />
      <Fold title={t('details')} hasError={hasErrorIn('size', 'beds', 'equipment')} startsOpen={isNew} isLong>
        <div className="fold__two">
          <ItemField
            {...getFieldProps('size')}
            isOptional
            placeholder={t('sizePlaceholder')}
            onChange={(size) => onChange({ ...room, size })}
          />
          <ItemField
            {...getFieldProps('beds')}
            isOptional
            placeholder={t('bedsPlaceholder')}
            onChange={(beds) => onChange({ ...room, beds })}
          />
        </div>
        <TextAreaField
          label={t('equipment')}
          labelNote={common('optional')}
          hint={t('equipmentHint')}
          rows={4}
          value={room.equipment.join('\n')}
          error={equipmentError && errors[equipmentError]}
          onChange={({ target }) => onChange({ ...room, equipment: toLines(target.value) })}
        />
      </Fold>
      <Fold title={t('pictures')} hasError={hasErrorIn('pictures')} startsOpen={isNew} isLong>
        <PictureFields
          sectionId={id}
          itemId={room.id}
          pictures={room.pictures}
          max={MAX_ROOM_PICTURES}
          texts={{
            picture: (number) => t('picture', { number }),
            imageUrl: t('imageUrl'),
            alt: t('alt'),
          }}
          errors={errors}
          path={`${path}.pictures`}
          onFile={(file, pictureId, slot) =>
            onUpload({ slot, files: [file], kind: 'picture', place: placeInRoom(room.id, pictureId) })
          }
          onChange={(pictures) => onChange({ ...room, pictures })}
        />
      </Fold>
      <Fold title={t('prices')} hasError={hasErrorIn('prices')} startsOpen={isNew} isLong>
        <PriceFields
          prices={room.prices}
          errors={errors}
          path={path}
          onChange={(prices) => onChange({ ...room, prices })}
        />
      </Fold>
      <BookingChoice room={room} onChange={onChange} />
    </>
  );
}

/** Gives an uploaded picture to a room, which may have lost its place or become full meanwhile. */
function placeInRoom(roomId: string, pictureId: string) {
  return (content: RoomsContent, url: string): RoomsContent | null => {
    const rooms = changeItem(content.rooms, roomId, (room) => {
      const pictures = placePicture(room.pictures, pictureId, url, MAX_ROOM_PICTURES);
      return pictures && { ...room, pictures };
    });
    return rooms && { ...content, rooms };
  };
}

/** Returns the lines as they are typed; none for an empty text. */
function toLines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

export const editor = defineEditor(rooms, RoomsEditor, {
  alternating: [
    ['picture', 4, 3, 20, 12],
    ...sketchLines(28, 6, 16, 2),
    ...sketchLines(4, 20, 16, 2),
    ['picture', 24, 17, 20, 12],
  ],
  numbers: [
    ['title', 4, 4, 5, 9],
    ['picture', 14, 4, 16, 10],
    ...sketchLines(34, 6, 10, 2),
    ...sketchLines(4, 20, 10, 2),
    ['picture', 18, 18, 16, 10],
    ['title', 39, 18, 5, 9],
  ],
  cards: [
    ['picture', 4, 5, 12, 12],
    ['picture', 18, 5, 12, 12],
    ['picture', 32, 5, 12, 12],
    ...sketchLines(4, 20, 10, 2),
    ...sketchLines(18, 20, 10, 2),
    ...sketchLines(32, 20, 10, 2),
  ],
  prices: [
    ['title', 4, 4, 16, 3],
    ...sketchLines(4, 11, 14, 5),
    ...sketchLines(24, 11, 8, 5),
    ...sketchLines(36, 11, 8, 5),
  ],
  rates: [
    ['picture', 4, 2, 20, 7],
    ...sketchLines(28, 3, 16, 2),
    ...sketchLines(4, 12, 16, 2),
    ['picture', 24, 11, 20, 7],
    ...sketchLines(4, 22, 14, 2),
    ...sketchLines(24, 22, 8, 2),
    ...sketchLines(36, 22, 8, 2),
  ],
});

interface BookingChoiceProps {
  room: Room;
  onChange: (room: Room) => void;
}

/** Asks which room of a booking section belongs to this room, so that a button can lead there. */
function BookingChoice({ room, onChange }: BookingChoiceProps) {
  const t = useTranslations('sections.rooms');
  const bookable = useSectionTargets().flatMap(({ linked }) => linked);
  const { bookingServiceId: chosen, ...withoutBooking } = room;
  if (bookable.length === 0 && chosen === undefined) return <p className="hint">{t('noBookingHint')}</p>;
  const isGone = chosen !== undefined && !bookable.some(({ id }) => id === chosen);
  return (
    <SelectField
      label={t('booking')}
      hint={isGone ? undefined : t('bookingHint')}
      error={isGone ? t('bookingGone') : undefined}
      value={chosen ?? ''}
      options={[
        { value: '', label: t('noBooking') },
        ...(isGone ? [{ value: chosen, label: t('bookingGone') }] : []),
        ...bookable.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ target: { value } }) =>
        onChange(value === '' ? withoutBooking : { ...room, bookingServiceId: value })
      }
    />
  );
}
