/** Where the app keeps what outlives a page: on the device, and for as long as the tab is open. */
export interface Stores {
  readonly local: Storage;
  readonly session: Storage;
}
