import { CircleAlert, Image, type LucideIcon, Phone, TextInitial, Unlink } from 'lucide-react';
import type { GapKind } from '@/sections/definition/define-readiness';

type GroupName = 'settle' | 'missing' | 'broken' | 'samples' | 'pictures';

interface GapGroup {
  name: GroupName;
  icon: LucideIcon;
  kinds: readonly GapKind[];
  /** It stands in the second column of wide windows. */
  isAside?: boolean;
}

/** In the order in which they are told. */
export const gapGroups: readonly GapGroup[] = [
  { name: 'settle', icon: CircleAlert, kinds: ['account'] },
  { name: 'missing', icon: Phone, kinds: ['contact', 'phone', 'hours', 'seller', 'times', 'length'] },
  { name: 'broken', icon: Unlink, kinds: ['link', 'empty'] },
  { name: 'samples', icon: TextInitial, kinds: ['sample'], isAside: true },
  { name: 'pictures', icon: Image, kinds: ['picture'], isAside: true },
];
