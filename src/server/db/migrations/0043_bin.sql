CREATE TABLE "binned_websites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "binned_websites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"kept" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "binned_websites" ADD CONSTRAINT "binned_websites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "binned_websites_user_id_deleted_at_idx" ON "binned_websites" USING btree ("user_id","deleted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "binned_websites_deleted_at_idx" ON "binned_websites" USING btree ("deleted_at");