import { DAY_MINUTES } from './dates';

/** A column of a file can mean one of these. */
export const IMPORT_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'note',
  'date',
  'time',
  'end',
  'duration',
  'service',
  'price',
  'person',
  'status',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Something of a row cannot be brought in for one of these reasons. */
export const IMPORT_PROBLEMS = [
  'noContact',
  'noName',
  'name',
  'email',
  'phone',
  'tooLong',
  'date',
  'dateOrder',
  'time',
  'clock',
  'length',
  'tooOld',
  'tooFar',
  'cancelled',
  'noDeparture',
  'noService',
  'person',
  'taken',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** An import is in one of these states: only looked at, being stored, stored, being taken back, taken back. */
export const IMPORT_STATES = ['draft', 'running', 'done', 'takingBack', 'takenBack'] as const;

export const IMPORT_MAX_BYTES = 2_000_000;
export const IMPORT_MAX_ROWS = 5000;
export const IMPORT_MAX_COLUMNS = 60;
/** A visit that is brought in is at most this long. */
export const IMPORT_MAX_MINUTES = DAY_MINUTES;
/** A file that is not brought in is deleted after this time. */
export const IMPORT_FILE_HOURS = 24;
/** An import can be taken back for this many days. */
export const IMPORT_BACK_DAYS = 90;
/** An owner reads at most this many rows that cannot come in, and names of what stays when an import is taken back. */
export const IMPORT_MAX_SHOWN = 100;
