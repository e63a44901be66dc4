/** How items of a list are deleted, by the server or in a demo. */
export interface Deletion<Item> {
  /** `onSettled` when it is done, or has failed. */
  onDelete: (item: Item, onSettled: () => void) => void;
  isDeleting?: boolean;
  /** Of the item that was deleted last. */
  deletedId: number | undefined;
}
