export { copyPolls } from './copy-polls';
export { keepForgettingVoters } from './forget-voters';
export { listPollVotes } from './queries';
export { pollRoutes } from './routes';
