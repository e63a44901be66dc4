/** The longest texts that a visitor may send: in a message, a booking or an order. */
export const NAME_MAX_LENGTH = 200;
export const PHONE_MAX_LENGTH = 50;
export const MESSAGE_MAX_LENGTH = 5000;
export const NOTES_MAX_LENGTH = 2000;
