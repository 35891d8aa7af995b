/** True for a status, or range of statuses, without an error: informational, success or redirect. */
export function isSuccess(status: string): boolean {
  return /^[123]/.test(status) && status !== "304"; // only sent for conditional requests
}
