export interface RecorderSwitch {
  readonly state: () => 'off' | 'building' | 'on';
  readonly turnOn: () => Promise<void>;
}

/** Returns the switch of the recorder: off until it is turned on, and off again if the build fails. */
export function createRecorderSwitch(build: () => Promise<void>): RecorderSwitch {
  let state: 'off' | 'building' | 'on' = 'off';
  let building: Promise<void> | undefined;
  const buildOnce = async () => {
    state = 'building';
    try {
      await build();
      state = 'on';
    } catch (error) {
      state = 'off';
      building = undefined;
      throw error;
    }
  };
  return { state: () => state, turnOn: () => (building ??= buildOnce()) };
}

/** The switch of a server that always serves the recorder. */
export const alwaysOn: RecorderSwitch = { state: () => 'on', turnOn: () => Promise.resolve() };
