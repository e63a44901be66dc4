import { CalendarSync, Clock, Contact, Store, Users } from 'lucide-react';
import { paths } from '@/core/screen-paths';

/** A website has these other screens; an owner whose plan has ended still sees the customers. */
export const SCREENS = [
  { icon: Users, name: 'admin.customers', leadsTo: (id: number) => paths.customers(id), staysOpen: true },
  { icon: Clock, name: 'admin.openingHours', leadsTo: paths.hours, staysOpen: false },
  { icon: Contact, name: 'admin.people', leadsTo: paths.people, staysOpen: false },
  { icon: CalendarSync, name: 'admin.calendars', leadsTo: paths.calendars, staysOpen: true },
  { icon: Store, name: 'admin.business', leadsTo: paths.business, staysOpen: false },
] as const;
