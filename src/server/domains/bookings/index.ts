export { listBlocks } from './blocks';
export { listWaitingFacts } from './booking-mails';
export { formatAnswers } from './check-answers';
export { countBookingsToday } from './count-today';
export {
  eraseBookingsOf,
  eraseOldBookings,
  listBookingsOf,
  selectVisitSums,
  sumVisits,
  type VisitSums,
} from './customer-bookings';
export {
  countFeedBlocks,
  listFeedConflicts,
  listFeedDiaries,
  removeFeedBlocks,
  syncFeedBlocks,
} from './feed-blocks';
export {
  countImportedVisits,
  listCollisions,
  listImportedVisits,
  listKnownVisits,
  removeImportedVisits,
  storeComingVisit,
  storePastVisits,
} from './imported-bookings';
export { startBookingTimeouts } from './lapse-bookings';
export { listVisits, listVisitsOfPeople } from './list-visits';
export { moveToCalendars, moveToNewPeople } from './move-to-calendars';
export { noteBookingMail } from './notify-of-booking';
export { startWaitlist } from './notify-waiting';
export { listWaitingEntries } from './own-waitlist';
export { type ImportedVisit, listOfferedServices, type PlacedVisit, placeVisit } from './place-imported';
export {
  type BookingRecord,
  countBookings,
  countWaitingBookings,
  fillBookingSearch,
  listBookings,
  listCustomerActs,
  listOnDays,
  listWaitingBookings,
  presentBooking,
} from './queries';
export { bookingRoutes } from './routes';
export { serveCalendar } from './serve-calendar';
export { serveCustomerPage } from './serve-customer-page';
export { serveProof } from './serve-proof';
export { serveWaitlistPage } from './serve-waitlist-page';
export { claimReminder, listWaiting } from './waiting-queries';
export { listEntriesOf } from './waitlist-queries';
