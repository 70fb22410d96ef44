import { type AnswerOf, type RequestOf } from './provider.ts';

export type LoginRequest = RequestOf<'login'>;
export type LoginAnswer = AnswerOf<'login'>;
export type SendOtpRequest = RequestOf<'sendOtp'>;
export type SendOtpAnswer = AnswerOf<'sendOtp'>;
export type ValidateOtpRequest = RequestOf<'validateOtp'>;
export type ValidateOtpAnswer = AnswerOf<'validateOtp'>;
export type VerifyEmailRequest = RequestOf<'verifyEmail'>;
export type VerifyEmailAnswer = AnswerOf<'verifyEmail'>;
export type ResetPasswordRequest = RequestOf<'resetPassword'>;
export type ResetPasswordAnswer = AnswerOf<'resetPassword'>;
export type SendTwoFactorOtpRequest = RequestOf<'sendTwoFactorOtp'>;
export type SendTwoFactorOtpAnswer = AnswerOf<'sendTwoFactorOtp'>;
export type VerifyMpinRequest = RequestOf<'verifyMpin'>;
export type VerifyMpinAnswer = AnswerOf<'verifyMpin'>;
export type ActivateAccountRequest = RequestOf<'activateAccount'>;
export type ActivateAccountAnswer = AnswerOf<'activateAccount'>;
export type LogoutRequest = RequestOf<'logout'>;
export type LogoutAnswer = AnswerOf<'logout'>;

export type GetStageInfoRequest = RequestOf<'getStageInfo'>;
export type GetStageInfoAnswer = AnswerOf<'getStageInfo'>;
export type VerifyIdProofRequest = RequestOf<'verifyIdProof'>;
export type VerifyIdProofAnswer = AnswerOf<'verifyIdProof'>;
export type VerifyStageRequest = RequestOf<'verifyStage'>;
export type VerifyStageAnswer = AnswerOf<'verifyStage'>;
export type VerifyPersonalRequest = RequestOf<'verifyPersonal'>;
export type VerifyPersonalAnswer = AnswerOf<'verifyPersonal'>;
export type UpdatePersonalInfoRequest = RequestOf<'updatePersonalInfo'>;
export type UpdatePersonalInfoAnswer = AnswerOf<'updatePersonalInfo'>;
export type UploadChequeRequest = RequestOf<'uploadCheque'>;
export type UploadChequeAnswer = AnswerOf<'uploadCheque'>;
export type UploadNomineeRequest = RequestOf<'uploadNominee'>;
export type UploadNomineeAnswer = AnswerOf<'uploadNominee'>;
export type ValidateNomineeTwoFactorRequest = RequestOf<'validateNomineeTwoFactor'>;
export type ValidateNomineeTwoFactorAnswer = AnswerOf<'validateNomineeTwoFactor'>;

export type VerifyBankAccountRequest = RequestOf<'verifyBankAccount'>;
export type VerifyBankAccountAnswer = AnswerOf<'verifyBankAccount'>;
export type SaveBankAccountRequest = RequestOf<'saveBankAccount'>;
export type SaveBankAccountAnswer = AnswerOf<'saveBankAccount'>;

export type ListSchemesRequest = RequestOf<'listSchemes'>;
export type ListSchemesAnswer = AnswerOf<'listSchemes'>;
export type GetSchemeStatisticsRequest = RequestOf<'getSchemeStatistics'>;
export type GetSchemeStatisticsAnswer = AnswerOf<'getSchemeStatistics'>;

export type ListNomineesRequest = RequestOf<'listNominees'>;
export type ListNomineesAnswer = AnswerOf<'listNominees'>;
export type CreateSingleOrderRequest = RequestOf<'createSingleOrder'>;
export type CreateSingleOrderAnswer = AnswerOf<'createSingleOrder'>;

export type ListOrdersRequest = RequestOf<'listOrders'>;
export type ListOrdersAnswer = AnswerOf<'listOrders'>;
export type GetOrderStatusRequest = RequestOf<'getOrderStatus'>;
export type GetOrderStatusAnswer = AnswerOf<'getOrderStatus'>;
export type GetPortfolioRequest = RequestOf<'getPortfolio'>;
export type GetPortfolioAnswer = AnswerOf<'getPortfolio'>;

export type InitiatePaymentRequest = RequestOf<'initiatePayment'>;
export type InitiatePaymentAnswer = AnswerOf<'initiatePayment'>;
export type GetPaymentStatusRequest = RequestOf<'getPaymentStatus'>;
export type GetPaymentStatusAnswer = AnswerOf<'getPaymentStatus'>;

export type CreateClientCodeRequest = RequestOf<'createClientCode'>;
export type CreateClientCodeAnswer = AnswerOf<'createClientCode'>;
export type UploadElogPhotoRequest = RequestOf<'uploadElogPhoto'>;
export type UploadElogPhotoAnswer = AnswerOf<'uploadElogPhoto'>;
