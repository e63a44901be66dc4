import { type ComponentType, createContext, type ReactNode, use } from 'react';

export interface IslandSlotProps<Props extends object> {
  /** The browser loads the `island.tsx` of this section type. */
  type: string;
  /** The island's own ids begin with the section's id, so that server and browser agree on them. */
  id: string;
  Island: ComponentType<Props>;
  /** They are plain data, which travel beside the island as JSON. */
  props: Props;
}

export type RenderIsland = <Props extends object>(slot: IslandSlotProps<Props>) => ReactNode;

/** The server's renderer sets it, and makes each island a root of its own. */
export const IslandRenderer = createContext<RenderIsland | null>(null);

/** Draws an interactive part within a view. */
export function IslandSlot<Props extends object>(slot: IslandSlotProps<Props>) {
  const renderIsland = use(IslandRenderer);
  return renderIsland ? renderIsland(slot) : <slot.Island {...slot.props} />;
}
