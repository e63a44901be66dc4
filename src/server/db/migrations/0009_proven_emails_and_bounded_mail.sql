CREATE TABLE "email_proofs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "outbox_recipient_created_at_idx";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_customer_told" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_customer_told" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kind" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "website_id" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "from_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "email_proofs" ADD CONSTRAINT "email_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_proofs_user_id_idx" ON "email_proofs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_recipient_key_created_at_idx" ON "outbox" USING btree ("recipient_key","created_at");--> statement-breakpoint
CREATE INDEX "outbox_owner_id_created_at_idx" ON "outbox" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_waiting_digest_key" ON "outbox" USING btree ("website_id","recipient_key") WHERE "outbox"."kind" = 'digest' AND "outbox"."sent_at" IS NULL AND "outbox"."failed_at" IS NULL;--> statement-breakpoint
-- Whoever has an account already counts as the owner of its address.
UPDATE "users" SET "email_proven_at" = "created_at";
