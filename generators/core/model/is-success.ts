/** True for a status, or range of statuses, that says that a request was carried out or leads elsewhere. */
export function isSuccess(status: string): boolean {
  return /^[123]/.test(status) && status !== "304"; // only asked for by those who have a copy
}
