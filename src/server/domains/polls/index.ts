export { startVoterCleanup } from './cast-vote';
export { copyPolls } from './copy-polls';
export { listPollVotes } from './queries';
export { pollRoutes } from './routes';
