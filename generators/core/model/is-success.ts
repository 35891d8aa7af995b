/** True for the status, or range of statuses, of a success or a redirect. */
export function isSuccess(status: string): boolean {
  return /^[123]/.test(status) && status !== "304"; // only sent for conditional requests
}
