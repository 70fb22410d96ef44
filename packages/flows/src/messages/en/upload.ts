/** Texts of an image upload; quoted texts of the specification are verbatim. */
export const upload = {
  wrongName: 'Upload file name should be {name} only',
  hint: 'PNG, JPEG or JPG, at most 5 MB',
  photograph: 'Take a photo',
  choose: 'Choose a file',
  remove: 'Remove',
  removeFile: 'Remove {name}',
  bytes: '{size} bytes',
  submit: 'Upload',
  rename: 'Rename and use it',
  preparing: 'Preparing {name}',
} as const;
