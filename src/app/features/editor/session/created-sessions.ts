import type { EditorSession } from './editor-session';

const sessions = new Map<number, EditorSession>();

/**
 * A website that was just created changes the screen's address from /editor to /editor/{id}. Its session is handed over
 * here, so that the section that is open and what was typed meanwhile stay.
 */
export const createdSessions = {
  hand: (websiteId: number, session: EditorSession) => sessions.set(websiteId, session),
  find: (websiteId: number) => sessions.get(websiteId),
  forget: (websiteId: number) => sessions.delete(websiteId),
};
