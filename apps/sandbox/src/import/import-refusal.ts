/** The whole import is refused and nothing has changed; the message says why and what to do. */
export class ImportRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportRefusal';
  }
}
