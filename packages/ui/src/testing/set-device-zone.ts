import { onTestFinished, vi } from 'vitest';

/** Sets the time zone of the device until the test ends; that of the tests is America/Los_Angeles. */
export function setDeviceZone(timeZone: string): void {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  onTestFinished(() => spy.mockRestore());
}
