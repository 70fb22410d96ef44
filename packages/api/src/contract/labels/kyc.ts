// Constants sent by the client (contract 1.7): nominees and uploads.
export const NOMINEE_OPTIONS = ['existing', 'none'] as const;
export type NomineeOption = (typeof NOMINEE_OPTIONS)[number];
export const NO_NOMINEE_ID = 'none';
/** Hidden if the marital status is single (D-66). */
export const MARRIED_RELATIONSHIPS = ['Wife', 'Husband', 'Son', 'Daughter'] as const;
export const GENERAL_RELATIONSHIPS = ['Mother', 'Father', 'Brother', 'Sister', 'Friend', 'Relative'] as const;
export const RELATIONSHIPS = [...MARRIED_RELATIONSHIPS, ...GENERAL_RELATIONSHIPS] as const;
export const IDENTITY_PROOFS = ['aadhaar', 'pan', 'voter_id', 'driving_license'] as const;
export type IdentityProof = (typeof IDENTITY_PROOFS)[number];

export interface UploadLabels {
  readonly id_type: string;
  readonly folder_name: string;
  readonly attachment_category: string;
}
export const UPLOADS = {
  pan: { id_type: 'pan', folder_name: 'pan', attachment_category: 'pan' },
  aadhaar: { id_type: 'aadhaar', folder_name: 'aadhaar', attachment_category: 'aadhaar' },
  cheque: { id_type: 'cheque', folder_name: 'bank', attachment_category: 'cheque' },
  guardianPan: { id_type: 'pan', folder_name: 'personal', attachment_category: 'nominee_guardian' },
  photograph: { id_type: 'photo', folder_name: 'personal', attachment_category: 'photo' },
} as const satisfies Record<string, UploadLabels>;
/** The proof of a nominee: front and back, labelled with the chosen proof. */
export const nomineeProofUpload = (
  proof: IdentityProof,
  side: 'front' | 'back',
): UploadLabels & { readonly id_type: IdentityProof } => ({
  id_type: proof,
  folder_name: 'personal',
  attachment_category: `nominee_${side}`,
});
export const NO_NOMINEE_UPLOAD = 'no-nominee';
export const MANDATE_UPLOAD = 'scanmandate';
