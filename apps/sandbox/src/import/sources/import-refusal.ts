/** Refusal of an import, without any change; the message contains the reason and the remedy. */
export class ImportRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportRefusal';
  }
}
