import './check.css';
import { CircleAlert, Image, type LucideIcon, Phone, TextInitial, Unlink } from 'lucide-react';
import { useRef } from 'react';
import type { GapKind } from '@/sections/definition/define-readiness';
import type { Section } from '@/sections/page/definitions';
import { type Gap, getGapKey } from '@/sections/readiness/list-gaps';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { focusSoon, keepFocus } from '@/ui/keep-focus';
import { GapLine } from './gap-line';
import { getGapWords } from './gap-words';
import type { PageCheck } from './use-gaps';
import { useText } from './use-text';

type GroupName = 'settle' | 'missing' | 'broken' | 'samples' | 'pictures';

interface GapGroup {
  name: GroupName;
  icon: LucideIcon;
  /** True if the group stands in the second column of wide windows. */
  isAside?: boolean;
}

/** The dialog shows the groups in this order. */
const gapGroups: readonly GapGroup[] = [
  { name: 'settle', icon: CircleAlert },
  { name: 'missing', icon: Phone },
  { name: 'broken', icon: Unlink },
  { name: 'samples', icon: TextInitial, isAside: true },
  { name: 'pictures', icon: Image, isAside: true },
];

const groupByKind: Record<GapKind, GroupName> = {
  account: 'settle',
  contact: 'missing',
  phone: 'missing',
  hours: 'missing',
  seller: 'missing',
  imprint: 'missing',
  terms: 'missing',
  times: 'missing',
  length: 'missing',
  link: 'broken',
  empty: 'broken',
  sample: 'samples',
  picture: 'pictures',
};

interface CheckDialogProps extends PageCheck {
  websiteId: number | null;
  /** This dialog has left out this many sections. */
  leftOut: number;
  onLeaveOut: (sectionIds: readonly string[]) => void;
  onBringBack: () => void;
  onShow: (gap: Gap) => void;
  onPublish: () => void;
  onClose: () => void;
}

/** Lists what visitors would miss, or take for true although it is not; each line leads to its place. */
export function CheckDialog(props: CheckDialogProps) {
  const { gaps, facts, leftOut, onLeaveOut, onBringBack, onShow, onPublish, onClose } = props;
  const t = useText();
  const [first] = gaps;
  const status = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const bringBack = () => {
    onBringBack();
    focusSoon(() => lines.current?.querySelector('.todo__line'));
  };
  const leaveAllOut = (ids: readonly string[]) => {
    onLeaveOut(ids);
    focusSoon(() => status.current);
  };
  const columns = [false, true].map((isAside) =>
    gapGroups.filter((group) => (group.isAside ?? false) === isAside),
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="xl"
      title={t('readiness.title')}
      description={facts ? t('readiness.progress', facts) : t('readiness.lead')}
      closeLabel={t('common.close')}
      footer={
        first ? (
          <>
            <Button variant="quiet" onClick={onPublish}>
              {t('readiness.asItIs')}
            </Button>
            <Button variant="primary" data-autofocus onClick={() => onShow(first)}>
              {t('readiness.first')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onPublish}>
            {t('editor.publish')}
          </Button>
        )
      }
    >
      {facts && facts.all > 0 && (
        <progress
          className="check-meter"
          aria-label={t('readiness.title')}
          max={facts.all}
          value={facts.own}
        />
      )}
      <div ref={status} role="status" className="check-left-out">
        {leftOut > 0 && (
          <>
            <span>{t('readiness.leftOut', { count: leftOut })}</span>
            <Button size="sm" variant="quiet" onClick={bringBack}>
              {t('editor.undo')}
            </Button>
          </>
        )}
        {!first && <span className="strong">{t('readiness.ready')}</span>}
      </div>
      <div ref={lines} className="check-columns">
        {columns.map((groups) => (
          <div key={groups[0]?.name} className="check-column">
            {groups.map(({ name, icon: Icon }) => {
              const ofGroup = gaps.filter(({ kind }) => groupByKind[kind] === name);
              if (ofGroup.length === 0) return null;
              return (
                <section key={name} className={name === 'settle' ? 'todo todo--stop' : 'todo'}>
                  <h3 className="todo__head">
                    <Icon aria-hidden="true" />
                    {t(`readiness.groups.${name}`)}
                    <span className="todo__count">{ofGroup.length}</span>
                  </h3>
                  <ul>
                    {ofGroup.map((gap) => (
                      <GapRow key={getGapKey(gap)} gap={gap} {...props} />
                    ))}
                  </ul>
                  {name === 'samples' && <LeaveAllOut gaps={ofGroup} onLeaveOut={leaveAllOut} />}
                </section>
              );
            })}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

type GapRowProps = { gap: Gap } & Pick<CheckDialogProps, 'websiteId' | 'sections' | 'onShow' | 'onLeaveOut'>;

function GapRow({ gap, websiteId, sections, onShow, onLeaveOut }: GapRowProps) {
  const t = useText();
  const { sectionId } = gap;
  const canLeaveOut = sectionId !== null && (gap.isWhole || gap.kind === 'empty' || gap.kind === 'account');
  return (
    <li className="todo__line">
      <GapLine {...{ gap, websiteId, sections, onShow }} />
      {canLeaveOut && (
        <Button
          size="sm"
          aria-label={t('readiness.leaveOutOf', { section: getNameOf(sectionId, sections, t) })}
          onClick={(event) => {
            keepFocus(event.currentTarget.closest('.todo__line'));
            onLeaveOut([sectionId]);
          }}
        >
          {t('readiness.leaveOut')}
        </Button>
      )}
    </li>
  );
}

function getNameOf(id: string, sections: readonly Section[], t: ReturnType<typeof useText>): string {
  const gap: Gap = { kind: 'empty', path: '', sectionId: id };
  return getGapWords(gap, sections, t).place;
}

function LeaveAllOut({ gaps, onLeaveOut }: { gaps: readonly Gap[] } & Pick<CheckDialogProps, 'onLeaveOut'>) {
  const t = useText();
  const ids = gaps.flatMap(({ isWhole, sectionId }) => (isWhole && sectionId !== null ? [sectionId] : []));
  if (ids.length < 2) return null;
  return (
    <div className="todo__acts">
      <Button size="sm" variant="quiet" onClick={() => onLeaveOut(ids)}>
        {t('readiness.leaveAll', { count: ids.length })}
      </Button>
    </div>
  );
}
