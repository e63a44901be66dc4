export { keepDiaries } from './keep-diaries';
export { keepDiaryMoving } from './lapse-bookings';
export { type BookingRecord, countBookings, listBookings } from './queries';
export { bookingRoutes } from './routes';
export { serveProof } from './serve-proof';
