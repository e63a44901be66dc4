/** Types the part of the package that tests use; it brings no types. */
declare module '@20minutes/s3rver' {
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      /** The names of hosts end with it, after the name of the bucket and `s3`. */
      serviceEndpoint: string;
      configureBuckets: { name: string }[];
      allowMismatchedSignatures?: boolean;
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }

  export = S3rver;
}
