/** A step has the next state, and the effects that must happen outside because of it. */
export interface Step<State, Effect> {
  state: State;
  effects: readonly Effect[];
}

export interface Machine<State, Event> {
  getState: () => State;
  dispatch: (event: Event) => void;
  subscribe: (listener: () => void) => () => void;
}

interface MachineParts<State, Event, Effect> {
  initial: State;
  reduce: (state: State, event: Event) => Step<State, Effect>;
  /** Performs an effect; may dispatch events, which are reduced after the other effects of the same step. */
  perform: (effect: Effect) => void;
}

/** Runs a pure reducer: keeps its state, performs its effects in order and notifies listeners after each step. */
export function createMachine<State, Event, Effect>({
  initial,
  reduce,
  perform,
}: MachineParts<State, Event, Effect>): Machine<State, Event> {
  const listeners = new Set<() => void>();
  const queue: Event[] = [];
  let state = initial;
  let isRunning = false;

  function run(event: Event) {
    const before = state;
    const step = reduce(before, event);
    state = step.state;
    for (const effect of step.effects) attempt(() => perform(effect));
    if (state === before) return;
    for (const listener of [...listeners]) attempt(listener);
  }

  return {
    getState: () => state,
    dispatch(event) {
      queue.push(event);
      if (isRunning) return;
      isRunning = true;
      try {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) run(next);
      } finally {
        isRunning = false;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A fault in one effect stops neither the others nor the machine; it ends up in the console. */
function attempt(action: () => void) {
  try {
    action();
  } catch (error) {
    void Promise.reject(error);
  }
}

/** Makes a step without effects. */
export function stay<State>(state: State): Step<State, never> {
  return { state, effects: [] };
}

/** Goes through several steps as one. */
export function chain<State, Effect>(
  state: State,
  ...steps: readonly ((state: State) => Step<State, Effect>)[]
): Step<State, Effect> {
  return steps.reduce<Step<State, Effect>>((before, step) => {
    const next = step(before.state);
    return { state: next.state, effects: [...before.effects, ...next.effects] };
  }, stay(state));
}
