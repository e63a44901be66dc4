export { startVoterCleanup } from './cast-vote';
export { copyPolls } from './copy-polls';
export { listNewVotes, listPollVotes } from './queries';
export { pollRoutes } from './routes';
