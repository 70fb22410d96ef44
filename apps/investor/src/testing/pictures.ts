const promised = (name: string) => (name.toLowerCase().endsWith('png') ? 'image/png' : 'image/jpeg');

/** A small picture that the browser has drawn; its bytes are of the type that its name promises, unless said otherwise. */
export async function drawnPicture(name: string, bytes = promised(name)): Promise<File> {
  const canvas = new OffscreenCanvas(32, 20);
  canvas.getContext('2d')?.fillText('card', 2, 12);
  return new File([await canvas.convertToBlob({ type: bytes })], name, { type: promised(name) });
}

/** A file that does not even claim to be a picture of an allowed type. */
export const otherFile = (name: string, type: string) => new File(['%PDF-'], name, { type });

export const wrongType = 'Upload file format should be of PNG, JPEG, JPG only';
