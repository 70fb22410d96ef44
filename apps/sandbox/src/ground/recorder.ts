/** The server that serves the apps beside this sandbox, as far as recordings need it. */
export interface Recorder {
  /** `off`: the apps are served as they ship, `on`: with their recorder. */
  readonly state: () => 'off' | 'building' | 'on';
  /** Serves the apps with their recorder from now on; rejects if they cannot be built. */
  readonly turnOn: () => Promise<void>;
  /** Returns the address of the review room, without a slash at its end; undefined if none is served. */
  readonly findRoom: () => Promise<string | undefined>;
}
