import './people.css';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTier } from '@/app/entities/account';
import { BookingsOutside } from '@/app/entities/hours/bookings-outside';
import { LoadState } from '@/app/entities/load-state';
import { SaveLine } from '@/app/entities/save-line';
import { useShowLocked } from '@/app/frame/locked-feature/locked-feature-context';
import { ApiError } from '@/app/lib/api-client';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { formatDayRange } from '@/app/lib/dates';
import { storeChanges } from '@/app/lib/stored-changes';
import { useSavedRecord } from '@/app/lib/use-saved-record';
import { getPeople, type PeopleAnswer, type PeopleSaved, savePeople } from '@/contracts/endpoints/people';
import { getDeviceDate } from '@/core/dates';
import { createFreeId } from '@/core/free-id';
import { type Person, withFirstWeeks } from '@/core/people';
import { getEntitlements, getRequiredPlanAbove } from '@/core/plans';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { LetterTile } from '@/ui/letter-tile';
import { PersonDialog } from './person-dialog';
import { useText } from './use-text';

/**
 * Edits everybody who works for a business: team sections show them, and visitors can book them. Every change is saved
 * at once.
 */
export function PeopleEditor({ websiteId }: { websiteId: number }) {
  const t = useText();
  const { answer, people, loading, state, error, bookingsOutside, change, retry } = usePeople(websiteId);
  const tier = useTier();
  const showLocked = useShowLocked();
  const [edited, setEdited] = useState<Person | null>(null);
  if (!answer || !people) {
    return (
      <LoadState
        loading={loading}
        title={t('people.loadFailed')}
        text={t('people.loadFailedText')}
        retry={t('common.retry')}
      />
    );
  }
  const refusal = error instanceof ApiError ? error.serverMessage : undefined;
  const takers = people.filter(({ takesBookings }) => takesBookings);
  const room = getEntitlements(tier).limit('employees');
  const handleAdd = () => {
    if (people.length >= room) return showLocked(getRequiredPlanAbove('employees', people.length));
    setEdited(createPerson(people, takers.length < answer.diaries));
  };
  const move = (index: number, by: number) => {
    const moved = people[index];
    if (moved) change(people.toSpliced(index, 1).toSpliced(index + by, 0, moved));
  };
  return (
    <>
      <SaveLine
        state={state}
        texts={{
          lead: t(!answer.isSet && people.length > 0 ? 'people.proposed' : 'people.lead'),
          saved: (time) => t('people.saved', { time }),
          waiting: t('people.saving'),
          saving: t('people.saving'),
          unfinished: t('people.saving'),
          failed: refusal ?? t('people.failed'),
          retry: t('common.retry'),
        }}
        onRetry={retry}
      />
      <BookingsOutside visits={bookingsOutside} />
      <Card className="card__pad people-card" aria-labelledby="people-list">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="h3" id="people-list">
            {t('people.list')}
          </h2>
          <Button variant="soft" onClick={handleAdd}>
            <Plus />
            {t('people.add')}
          </Button>
        </div>
        {people.length === 0 && (
          <EmptyState
            icon={<Users className="icon--lg" />}
            title={t('people.empty')}
            text={t('people.emptyText')}
          />
        )}
        <ul className="people-list">
          {people.map((person, index) => (
            <li key={person.id} className="people-row">
              <LetterTile text={person.name} imageUrl={person.imageUrl} />
              <div className="people-row__text">
                <p className="strong wrap-anywhere">{person.name}</p>
                <PersonFacts
                  person={person}
                  answer={answer}
                  isBeyondPlan={takers.indexOf(person) >= answer.diaries}
                />
              </div>
              <div className="people-row__buttons">
                <IconButton
                  label={t('people.up', { name: person.name })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={t('people.down', { name: person.name })}
                  disabled={index === people.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton label={t('people.edit', { name: person.name })} onClick={() => setEdited(person)}>
                  <Pencil />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {edited && (
        <PersonDialog
          websiteId={websiteId}
          person={edited}
          answer={answer}
          isNew={!people.some(({ id }) => id === edited.id)}
          hasDiaryLeft={edited.takesBookings || takers.length < answer.diaries}
          onClose={() => setEdited(null)}
          onStore={(person) => {
            const [opened = edited] = withFirstWeeks([edited], [person], answer.week);
            change(storeChanges(people, opened, person));
            setEdited(null);
          }}
          onRemove={() => {
            change(people.filter(({ id }) => id !== edited.id));
            setEdited(null);
          }}
        />
      )}
    </>
  );
}

function createPerson(people: readonly Person[], takesBookings: boolean): Person {
  const id = createFreeId('person', Date.now(), people);
  return {
    id,
    name: '',
    role: '',
    imageUrl: '',
    text: '',
    takesBookings,
    week: null,
    daysOff: [],
    services: [],
  };
}

interface PersonFactsProps {
  person: Person;
  answer: PeopleAnswer;
  isBeyondPlan: boolean;
}

/** Says in one line what is special about a person. */
function PersonFacts({ person, answer, isBeyondPlan }: PersonFactsProps) {
  const t = useText();
  const today = getDeviceDate(new Date());
  const isBookable = answer.services.length > 0;
  const [off] = person.daysOff
    .filter(({ until }) => until >= today)
    .sort((a, b) => a.from.localeCompare(b.from));
  const facts = [
    person.role,
    isBookable && !person.takesBookings && t('people.noBookings'),
    isBookable && person.takesBookings && person.week !== null && t('people.ownHours'),
    isBookable &&
      person.takesBookings &&
      person.services.length > 0 &&
      t('people.doesCount', { count: person.services.length }),
    isBookable &&
      person.takesBookings &&
      off &&
      t('people.off', { days: formatDayRange(off.from, off.until) }),
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <p className="sm mute wrap-anywhere">{facts.join(' · ')}</p>}
      {isBookable && isBeyondPlan && (
        <p>
          <Badge tone="amber">{t('people.beyondPlan')}</Badge>
        </p>
      )}
    </>
  );
}

/** Returns the people of a website as they are on the screen. Each change is saved at once. */
function usePeople(websiteId: number) {
  const queryClient = useQueryClient();
  const params = { id: websiteId };
  const [bookingsOutside, setBookingsOutside] = useState<PeopleSaved['bookingsOutside']>([]);
  const key = getCallKey(getPeople, { params });
  const record = useSavedRecord({
    key,
    read: ({ people }: PeopleAnswer) => people,
    send(people: Person[], before) {
      const week = queryClient.getQueryData<PeopleAnswer>(key)?.week;
      const known = before && week ? withFirstWeeks(before, people, week) : before;
      return call(savePeople, { params, body: { people, before: known } });
    },
    onSaved: ({ bookingsOutside: outside, ...answer }, isLast) => {
      queryClient.setQueryData<PeopleAnswer>(key, answer);
      if (isLast) setBookingsOutside(outside);
    },
  });
  const stored = useCall(getPeople, { params }, record.readOptions);
  return {
    answer: stored.data,
    people: record.shown ?? stored.data?.people ?? null,
    loading: stored,
    bookingsOutside,
    state: record.state,
    error: record.error,
    retry: record.save,
    change(next: Person[]) {
      record.show(next);
      record.save();
    },
  };
}
