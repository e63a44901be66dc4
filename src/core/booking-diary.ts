interface DiarySection {
  bookingType: 'hourly' | 'daily';
  isOneAtATime?: boolean;
}

/** The diary in which a service's bookings must not overlap: its own, or the section's that all services share. */
export function diaryOf(sectionId: string, serviceId: string, section: DiarySection): string {
  return hasOneDiary(section) ? sectionId : `${sectionId}/${serviceId}`;
}

/** Rooms are always booked side by side. */
export function hasOneDiary({ bookingType, isOneAtATime }: DiarySection): boolean {
  return bookingType === 'hourly' && isOneAtATime === true;
}
