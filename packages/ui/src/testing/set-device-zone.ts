import { onTestFinished, vi } from 'vitest';

/** Sets the time zone of the device until the test ends; that of the tests is America/Los_Angeles. */
export function setDeviceZone(timeZone: string): void {
  const read = Intl.DateTimeFormat.prototype.resolvedOptions;
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...read.call(this), timeZone };
  });
  onTestFinished(() => spy.mockRestore());
}
