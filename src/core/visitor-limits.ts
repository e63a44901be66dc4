/** The longest texts that a visitor may send: in a message, a booking or an order. */
export const NAME_MAX_LENGTH = 200;
export const PHONE_MAX_LENGTH = 50;
export const MESSAGE_MAX_LENGTH = 5000;
export const NOTES_MAX_LENGTH = 2000;
/** The fields that make up the name and the address of an order: the longest of all together fit. */
export const FIRST_NAME_MAX_LENGTH = 99;
export const LAST_NAME_MAX_LENGTH = 100;
export const STREET_MAX_LENGTH = 200;
export const CITY_MAX_LENGTH = 120;
export const POSTAL_CODE_MAX_LENGTH = 20;
export const ADDRESS_MAX_LENGTH = 400;

/** Votes of one network in one poll on one day that count beside each other: a household, a small office, a café. */
export const VOTES_PER_NETWORK = 10;
/** One network counts as at most this many visitors of a website on a day, however many names its browsers have. */
export const VISITORS_PER_NETWORK = 20;
