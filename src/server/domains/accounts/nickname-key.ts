/** What two nicknames that differ in case only have in common, however their letters are composed. */
export function nicknameKey(nickname: string): string {
  return nickname.normalize('NFKC').toLowerCase();
}
